import { doctor } from './doctor/doctor'
import { run } from './run'

// Connections that were only tried may linger.
run(doctor).then(() => process.exit())
