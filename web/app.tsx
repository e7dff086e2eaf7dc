import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso"
import { withWords } from "./lib/words.ts"
import { HomePage } from "./pages/home.tsx"
import { NotFound } from "./pages/not-found.tsx"

const TablePage = lazy(() => withWords(import("./table/page.tsx"), "table", "reading"))
const NewTable = lazy(() => withWords(import("./pages/new-table.tsx"), "sheets"))
const ReplayPage = lazy(() => withWords(import("./replay/page.tsx"), "replay", "table", "reading"))
const RulesPage = lazy(() => withWords(import("./pages/rules.tsx"), "reading", "table"))
const SettingsPage = lazy(() => withWords(import("./pages/settings.tsx"), "sheets"))
const CreditsPage = lazy(() => withWords(import("./pages/credits.tsx"), "sheets"))

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
