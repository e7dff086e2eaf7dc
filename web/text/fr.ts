import home from "./home.fr.json"
import reading from "./reading.fr.json"
import replay from "./replay.fr.json"
import table from "./table.fr.json"

export default { ...home, ...reading, ...replay, ...table }
