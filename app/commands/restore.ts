import { restore } from './restore/restore'
import { run } from './run'

// Not as the owner of the data: root may restore what only root can read.
run(restore, { asOwner: false })
