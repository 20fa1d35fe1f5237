import { doctor } from './doctor/doctor'
import { run } from './run'

// Connections of the checks may still be open.
run(doctor).then(() => process.exit())
