// Draws again only when something it shows is another thing than before.
import { Component, type ComponentClass, createElement, type FunctionComponent } from "preact"

function differ(a: object, b: object): boolean {
  const before = Object.entries(a)
  const after = new Map(Object.entries(b))
  return before.length !== after.size || before.some(([name, value]) => !Object.is(value, after.get(name)))
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
