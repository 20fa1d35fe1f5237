import type { de } from './condition.de'

export const en: typeof de = {
  title: 'State of the service',
  fine: 'All is well.',
  wrong: 'Something needs you.',
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
    isGood ? `${at}: restored, ${documents} documents checked` : `${at}: did not work`,
  noRehearsal: 'None yet. Each night the newest backup is restored as a trial.',
  free: 'Free space',
  mail: 'Emails',
  mailOn: 'are sent',
  mailOff: 'are not sent: no mail server is set (SMTP_URL).',
  more: 'The machine itself says more: npm run doctor',
  concerns: {
    'database fails': 'The database does not answer. Restart the service and look at its log.',
    'database slow': 'The database is slow to answer. The disk may be busy.',
    'database files lost':
      'Files of the database were deleted, replaced or made read-only. What is entered now may be lost: restart the service and look at its log.',
    'no mail worker': 'Sending mail has stopped. Restart the service.',
    'outbox stuck':
      'Emails have been waiting for over a quarter of an hour. The mail server is probably out of reach.',
    'mail failed': 'An email did not arrive. “Outbox” says which.',
    'disk nearly full': 'Less than 200 MB are free. Make room, or soon nothing more can be saved.',
    'backup old': 'The last backup is more than a day old.',
    'data directory cannot be looked at': 'The folder with the data cannot be read.',
    'backup failed': 'The last backup failed. This says why: npm run doctor',
    'rehearsal failed':
      'The last backup could not be restored. Make a new one (npm run backup) and try it (npm run rehearse).',
    'rehearsal old': 'For more than two days no backup has been restored as a trial.',
  },
}
