import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Which test makes each fault of the operator's page happen. */
const MADE: Record<string, [file: string, name: string][]> = {
  'the disk is full': [
    ['process/full-disk', 'a disk that is really full loses nothing'],
    ['http/unwritable', 'a full disk is 503 with a time to wait'],
    ['commands/backup', 'says so when the disk has no room for it'],
  ],
  'the disk has become read-only, or its files belong to somebody else': [
    ['process/full-disk', 'a disk that the system lets be read alone is said at once'],
    ['http/unwritable', 'a file that may only be read is 503 as well'],
    ['process/start', 'that another user owns'],
  ],
  'another program locks the database': [
    ['contract/health', 'even while another process holds the write lock'],
    ['channels/worker-memory', 'what the server said is kept while the database is locked'],
  ],
  'the database file, its WAL, the documents or the folder is gone or replaced, or the file is cut short': [
    ['contract/health', '%s was deleted'],
    ['contract/health', 'it was cut short, and a page that cannot be read says so in words'],
    ['contract/health', 'another file was copied over it'],
    ['contract/health', 'the whole directory was moved away, and no other is made in its place'],
    ['process/start', "['lock.sqlite'], ['zahltag.sqlite-wal'], ['backups/zahltag-1.sqlite']"],
  ],
  'a page of the database is damaged': [
    ['commands/backup', 'of a damaged file leaves no copy'],
    ['process/start', 'whose file is no database'],
    ['commands/rehearse', 'missing from index odd'],
  ],
  'a document’s file is damaged or gone': [
    ['contract/health', 'a document that somebody asked for is damaged'],
    ['commands/verify', 'one flipped byte is named by firm and number'],
    ['commands/backup', 'takes documents along, and is made where one is missing or damaged'],
  ],
  'a key is missing, wrong, or swapped with another': [
    ['domain/keys/keys', 'the keys of links and fields exchanged'],
    ['domain/keys/keys', 'a new key without the old one'],
    ['process/start', 'with keys that are not its own, before anything is written'],
    ['process/start', 'no secrets at all: each is named'],
    ['commands/restore', 'a damaged backup, a strange file and wrong keys change nothing'],
  ],
  'a new key stands in front of the old ones': [
    ['domain/keys/keys', 'a new key in front of the old ones is let in'],
    ['commands/keys', 'without the old key all opens, fingerprints are found again'],
  ],
  'the clock is wrong': [
    ['commands/doctor', 'what is dated later than now tells of a wrong clock'],
    ['domain/clock-ahead', 'a session from the future opens nothing'],
    ['domain/outbox/clock-ahead', 'a mail that is due in more than six hours is due now'],
    ['mail/outbox-worker', 'a clock that was months ahead while the server was away holds no mail back'],
    ['db/backup-keep', 'a clock that was a year ahead for an hour costs nothing'],
    ['commands/rehearse', 'A clock that was a year ahead for an hour prevents neither a backup'],
    ['commands/restore', 'Of a clock that was a year ahead'],
  ],
  'no mail server, or one that refuses, hangs or breaks off': [
    ['mail/slow-server', 'a server that drips from the %s on is left'],
    ['mail/killed', 'killed before the mail was whole'],
    ['mail/outbox-worker', 'the server is down for an hour: all arrive once'],
    ['mail/outbox-worker', '550: never again'],
    ['commands/doctor', 'that refuses the password or is away fails'],
  ],
  'killed while sending': [['mail/killed', 'killed between the 250 and the commit']],
  'the identity provider is away': [['auth/provider-down', 'while it is down, local accounts go on']],
  'power fails, `kill -9`': [
    ['process/kill', 'every acknowledged write is there exactly once'],
    ['process/start', 'after kill -9 the directory is free at once'],
  ],
  'killed in the middle of an upgrade, or during an upload, a backup, a restore, `npm run retention`, or while writing a document':
    [
      ['db/documents-moved', 'documents leave the database whole, wherever the upgrade is killed'],
      ['db/sealed-rows', 'an upgrade that was broken off before the file was rewritten'],
      ['kit/forms/sweep-uploads', 'what a kill left of an upload is removed'],
      ['domain/upkeep/retention', 'As a kill would: what had begun is undone with its permits'],
      ['domain/documents/sweep', 'what a killed process left unfinished goes after an hour'],
      ['commands/backup', 'removes what dead runs have left'],
      ['commands/restore', 'Of one that was killed.'],
    ],
  'descriptors run out': [['process/descriptors', 'out of descriptors it says so']],
  'the program that reads the log has ended': [['process/start', 'whoever read the log may go']],
  'the port is taken': [['process/start', 'a busy port gives a clear message']],
  'a second instance is started': [
    ['process/start', 'a second process on the same data directory is refused'],
  ],
  'an upgrade’s step fails': [['process/start', 'a failing step says which, why, and where the backup is']],
  'two backups at once, or one beside a restore': [
    ['commands/backup', 'refuses while another one runs, which finishes unharmed'],
    ['commands/restore', 'a backup that is being made is not disturbed'],
  ],
  'a backup fails, or its rehearsal': [
    ['commands/rehearse', 'a rehearsal counts what is there, and names what is wrong'],
    ['db/backup-record', 'a rehearsal that failed'],
  ],
  'a document beside the backups is damaged': [
    ['commands/rehearse', 'a document that is missing off the machine and damaged here'],
  ],
  'the folder for copies elsewhere is away': [
    ['commands/rehearse', 'a copy that cannot be made is a failure, though the backup is there'],
  ],
  'the bucket is away, busy, or refuses the key': [
    ['commands/off-site', 'a bucket that refuses costs no backup here'],
    ['db/bucket', 'a bucket that is busy or a line that breaks is tried again'],
    ['db/bucket', 'says what to look at when %s is wrong'],
  ],
  'something stays wrong for an hour': [
    ['domain/alarms/alarms', 'is told once when something stays wrong for an hour'],
  ],
  'root runs a command (`sudo npm run …`)': [
    ['commands/backup', 'called by root, leaves all to whoever owns the data'],
  ],
  'the machine is lost': [
    ['commands/rehearse', "run('restore', '--newest', '--from', away, '--identity', keyFile)"],
    ['commands/off-site', 'a machine that is lost comes back from the bucket'],
  ],
  'a link was sent to the wrong person': [['contract/links', "['expired', 'revoked']"]],
  'a link key has leaked': [
    ['commands/keys', 'a link key goes when its links have ended, or are blocked for it'],
  ],
}

test('each fault on the operator’s page is made to happen by a test', () => {
  // Its second table is of keys, as in tests/commands/keys-table.test.ts.
  const [page = ''] = readFileSync('db/operator/faults.md', 'utf8').split('\n## Keys')
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  const faults = rows.slice(1).map((line) => line.split(' | ')[0]?.slice(2).replaceAll("'", '’'))
  expect(faults).toEqual(Object.keys(MADE))
  for (const [file, name] of Object.values(MADE).flat())
    expect(readFileSync(`tests/${file}.test.ts`, 'utf8'), file).toContain(name)
})
