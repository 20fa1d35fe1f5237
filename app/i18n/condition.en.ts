import { de } from './condition.de'

const en: typeof de = {
  title: 'State of the service',
  fine: 'All is well.',
  wrong: 'Something needs your attention.',
  version: 'Zahltag',
  backup: 'Last backup',
  backedUp: (at, megabytes, { isEncrypted, isCopied }) =>
    [
      `${at}, ${megabytes} MB`,
      isEncrypted ? 'encrypted' : 'not encrypted',
      isCopied ? 'with a copy elsewhere' : 'no copy elsewhere',
    ].join(', '),
  noBackup: 'None yet. The first is made a few minutes after the start.',
  failed: 'Failed',
  rehearsal: 'Last trial restore',
  rehearsed: (at, { isGood, documents }) =>
    isGood ? `${at}: restored, ${documents} documents checked` : `${at}: failed`,
  noRehearsal: 'None yet. Each night the newest backup is restored as a trial.',
  check: 'Last check',
  checked: (at, isWell) =>
    isWell ? `${at}: everything is unchanged` : `${at}: something is damaged or altered`,
  noCheck: 'None yet. Each week invoices and documents are checked for changes.',
  free: 'Free space',
  mail: 'Emails',
  mailOn: 'Are sent',
  mailOff: 'Are not sent: no mail server is set up (SMTP_URL).',
  more: 'For more details, run this on the server: npm run doctor',
  concerns: {
    'database fails': 'The database is not responding. Restart the service and check its log.',
    'database slow': 'The database is slow to respond. The disk may be busy.',
    'database files lost':
      'Database files or the documents have been deleted, replaced, cut short or made read-only. Anything entered now may be lost: restart the service and check its log.',
    'data damaged':
      'Something that was to be read is damaged or missing. To find out what, run this on the server: npm run verify',
    'no mail worker': 'Sending mail has stopped. Restart the service.',
    'events stuck':
      'Events to other programs have been waiting for more than a quarter of an hour. Restarting the service mostly helps.',
    'outbox stuck':
      'Emails have been waiting for more than 15 minutes. The mail server probably cannot be reached.',
    'mail failed': 'An email did not arrive. The outbox shows which one.',
    'disk nearly full': 'Less than 200 MB of space is free. Free up some, or soon nothing more can be saved.',
    'backup old': 'The last backup is more than a day old.',
    'data directory cannot be looked at': 'The data folder cannot be read.',
    'documents missing':
      'A document is missing or damaged; everything else is backed up. To find out which, and whether there is a copy, run this on the server: npm run verify',
    'backup failed': 'The last backup failed. To find out why, run: npm run doctor',
    'rehearsal failed':
      'The last backup could not be restored. Make a new one (npm run backup) and try it (npm run rehearse).',
    'rehearsal old': 'No backup has been restored as a trial for more than two days.',
    'check failed':
      'At the last check something was damaged, altered or gone. To find out what, run this on the server: npm run verify',
  },
}

export const condition = { de, en }
