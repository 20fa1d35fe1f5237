import { checkBackups } from './backups'
import { checkClock } from './clock'
import { checkConfiguration, checkKeys, checkSecrets } from './configuration'
import { checkDisk, checkFiles, checkPlace } from './files'
import type { Finding, Patient } from './finding'
import { checkMailServer, checkMails } from './mail'
import { checkOffSite } from './off-site'
import { checkProvider } from './provider'
import { checkAddress, checkService } from './service'
import { checkVersions } from './versions'

type Check = (patient: Patient) => Promise<readonly Finding[]>

/** In this order: earlier findings explain later ones. */
export const CHECKS = {
  configuration: checkConfiguration,
  secrets: checkSecrets,
  versions: checkVersions,
  keys: checkKeys,
  place: checkPlace,
  files: checkFiles,
  disk: checkDisk,
  clock: checkClock,
  service: checkService,
  address: checkAddress,
  mail_server: checkMailServer,
  mails: checkMails,
  provider: checkProvider,
  backups: checkBackups,
  off_site: checkOffSite,
} satisfies Record<string, Check>

export type Name = keyof typeof CHECKS
