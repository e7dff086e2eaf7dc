import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso"
import { HomePage } from "./pages/home.tsx"
import { NotFound } from "./pages/not-found.tsx"

const TablePage = lazy(() => import("./table/page.tsx"))
const NewTable = lazy(() => import("./pages/new-table.tsx"))
const ReplayPage = lazy(() => import("./replay/page.tsx"))
const RulesPage = lazy(() => import("./pages/rules.tsx"))
const SettingsPage = lazy(() => import("./pages/settings.tsx"))
const CreditsPage = lazy(() => import("./pages/credits.tsx"))

export function App() {
  return (
    <LocationProvider>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={HomePage} />
          <Route path="/new" component={NewTable} />
          <Route path="/new/:game" component={NewTable} />
          <Route path="/t/:id" component={TablePage} />
          <Route path="/local/:id" component={TablePage} />
          <Route path="/replay" component={ReplayPage} />
          <Route path="/replay/:kind/:id" component={ReplayPage} />
          <Route path="/replay/:kind/:id/:at" component={ReplayPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/rules/:game/:rule" component={RulesPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/credits" component={CreditsPage} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  )
}
