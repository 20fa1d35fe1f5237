import { copyFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { decryptFile, identitiesIn } from '~db/backup/age'
import { decryptDocuments } from '~db/backup/documents-away'
import { folderStorage } from '~db/backup/folder-storage'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import type { BackupStorage } from '~db/backup/storage'
import type { Words } from './words'

/** In place of a file's name. */
const INPUT = '-'

interface Means {
  /** A file with secret keys. */
  identity: string | undefined
  words: Words
  /** Where its documents lie, if not beside it. */
  documentsIn?: BackupStorage | undefined
}

/** Copies a backup, opened with the secret key in a file where it is encrypted. @throws CommandRefusal */
export async function bring(
  backup: string,
  copy: string,
  { identity, words, documentsIn }: Means,
): Promise<void> {
  if (!backup.endsWith('.age')) {
    copyFileSync(backup, copy)
    return
  }
  const identities = secretsFor(backup, { identity, words })
  try {
    await decryptFile(backup, copy, identities)
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new CommandRefusal(
      EXIT.failed,
      words.notOpened(backup, error instanceof Error ? error.message : ''),
    )
  }
  await decryptDocuments(copy, documentsIn ?? folderStorage(dirname(backup)), identities)
}

/** @throws CommandRefusal where no file is named, there is none, or it has none in it */
export function secretsFor(backup: string, { identity, words }: Means): string[] {
  if (identity === undefined) throw new CommandRefusal(EXIT.configuration, words.needsIdentity(backup))
  const identities = secretsIn(identity, words)
  if (identities.length === 0)
    throw new CommandRefusal(
      EXIT.configuration,
      words.noIdentity(identity === INPUT ? words.input : identity),
    )
  return identities
}

/** What the input said, which can be read once. */
let said: string[] | undefined

function secretsIn(file: string, words: Words): string[] {
  if (file === INPUT) {
    said ??= identitiesIn(0)
    return said
  }
  try {
    return identitiesIn(file)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new CommandRefusal(
      EXIT.noInput,
      code === 'ENOENT' ? words.noFile(resolve(file)) : words.identityUnreadable(resolve(file), code),
    )
  }
}
