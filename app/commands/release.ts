import { say } from '~/command-line/answer'
import { allowClosedPipe } from './closed-pipe'
import { release } from './release/release'

allowClosedPipe()
release(process.argv.slice(2)).then(say)
