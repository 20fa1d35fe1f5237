import { startAlarms } from './alarms.server'
import { startBackups } from './backups.server'
import { startBilling } from './billing.server'
import { startCleanUp } from './clean-up.server'
import { startDunningQueue } from './dunning-queue.server'
import { startEvents } from './events.server'
import { startMonitoring } from './monitoring.server'
import { startOutbox } from './outbox.server'
import { startPayrollQueue } from './payroll-queue.server'

export function startJobs(): void {
  startOutbox()
  startEvents()
  startCleanUp()
  startBilling()
  startPayrollQueue()
  startDunningQueue()
  startMonitoring()
  startAlarms()
  startBackups()
}
