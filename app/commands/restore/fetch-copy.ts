import { copyFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { decryptFile, identitiesIn } from '~db/backup/age'
import { decryptDocuments } from '~db/backup/documents-away'
import { folderStorage } from '~db/backup/folder-storage'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import type { BackupStorage } from '~db/backup/storage'
import type { Words } from './words'

const INPUT = '-'

interface Means {
  identity: string | undefined
  words: Words
  /** Its documents, if not beside it. */
  documentsIn?: BackupStorage | undefined
}

/** Copies a backup and decrypts it. @throws CommandRefusal */
export async function fetchCopy(
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

/** @throws CommandRefusal if no file is given, or it has no key */
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

/** Stdin can be read once only. */
let fromInput: string[] | undefined

function secretsIn(file: string, words: Words): string[] {
  if (file === INPUT) {
    fromInput ??= identitiesIn(0)
    return fromInput
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
