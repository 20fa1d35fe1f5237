import { run } from './run'
import { user } from './user/user'

run(user)
