import { retention } from './retention/retention'
import { run } from './run'

run(retention)
