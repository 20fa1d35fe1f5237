import { backup } from './backup/backup'
import { run } from './run'

run(backup)
