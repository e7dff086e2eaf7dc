import { begin, below, nextSeat, offer, over, seeded, take, table, lay } from "@railhead/engine"
import { greatWesternTrail as g } from "../games/great-western-trail/game.ts"
const random = seeded("bench")
const starts=[...Array(64)].map((_,i)=>begin(g,{seats:4,seed:`b${i}`}))
const go=(ms:number)=>{ let dec=0,real=0,games=0; const t0=performance.now(); let i=0
 while(performance.now()-t0<ms){ const s=starts[i++%64]!; const t=table(s.rules,s.rules.clone(s.state)); while(!over(t.state)){const seat=nextSeat(t.state); const l=offer(t,seat); dec++; if(l.size>1) real++; take(t,seat,l.code(below(random,l.size)))} games++ }
 const sec=(performance.now()-t0)/1000; return {dec:Math.round(dec/sec),real:Math.round(real/sec),games:Math.round(games/sec)} }
go(1500); console.log(go(4000))
let n=0; const st=starts[5]!; const t1=performance.now(); let keep; while(performance.now()-t1<1500){ for(let k=0;k<100;k++){ keep=st.rules.clone(st.state); n++ } } console.log("clones/s",Math.round(n/((performance.now()-t1)/1000)), keep?.turn)
const t2=performance.now(); let m=0; while(performance.now()-t2<1500){ begin(g,{seats:4,seed:`c${m++}`}) } console.log("setups/s", Math.round(m/((performance.now()-t2)/1000)))
