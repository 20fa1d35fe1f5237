import { keys } from './keys/keys'
import { run } from './run'

run(keys)
