import { rehearse } from './rehearse/rehearse'
import { run } from './run'

run(rehearse)
