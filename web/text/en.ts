import home from "./home.en.json"
import reading from "./reading.en.json"
import replay from "./replay.en.json"
import table from "./table.en.json"

export default { ...home, ...reading, ...replay, ...table }
