import { say } from '~/command-line/answer'
import { allowClosedPipe } from '../closed-pipe'
import { printPayslip } from './print-payslip'

allowClosedPipe()
say(printPayslip(process.argv.slice(2)))
