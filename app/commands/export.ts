import { exportAll } from './export/export'
import { run } from './run'

// Into a folder of whoever calls it.
run(exportAll, { asOwner: false })
