import { run } from './run'
import { verify } from './verify/verify'

run(verify)
