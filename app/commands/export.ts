import { exportAll } from './export/export'
import { run } from './run'

// It writes into a folder of the caller's.
run(exportAll, { asOwner: false })
