// Draws again only when something it shows is another thing than before.
import { Component, type ComponentClass, createElement, type FunctionComponent } from "preact"

/** Asked for every piece on the board with every move. */
function differ<P extends object>(a: P, b: P): boolean {
  for (const name in a) if (a[name] !== b[name]) return true
  for (const name in b) if (!(name in a)) return true
  return false
}

/** A drawing whose props are ids, figures and parts of the state that keep their identity while nothing happens to them. */
export function memo<P extends object>(Drawing: FunctionComponent<P>): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next)
    }
    // A component of its own, because marks reach it past `shouldComponentUpdate`.
    override render() {
      return createElement(Drawing, this.props)
    }
  }
}
