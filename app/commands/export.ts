import { exportAll } from './export/export'
import { run } from './run'

// Not as the owner of the data: it writes into the caller's folder.
run(exportAll, { asOwner: false })
