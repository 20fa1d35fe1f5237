import { now } from '~/clock.server'
import type { NamedKey } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { ALL_SEALED } from '~/domain/keys/all-sealed'
import { assertKeys } from '~/domain/keys/keys.server'
import { countLiveLinks, retireFieldKey, retireLinkKey } from '~/domain/keys/retire.server'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import { MISSING, sealedBy } from '~db/reseal'
import type { Task } from './arguments'
import type { Bunch } from './bunch'

/** @throws CommandRefusal if the key is still needed */
export async function retire(
  { house, file, settings, words }: Bunch,
  { of, keyId, revokes }: Extract<Task, { kind: 'retire' }>,
): Promise<string> {
  const at = now().toISOString()
  await assertKeys(house.reader, settings, at)
  if (of === 'link') {
    without(settings.linkKeys, keyId, words.notBehind('LINK_KEYS', keyId))
    const live = await countLiveLinks(house, keyId, at)
    if (live > 0 && !revokes) throw new CommandRefusal(EXIT.failed, words.linksLive(live, keyId))
    await retireLinkKey(house, keyId, at)
    return words.linkRetired(keyId, live)
  }
  const fieldKeys = without(settings.fieldKeys, keyId, words.notBehind('FIELD_KEYS', keyId))
  const values = await sealedBy(file, ALL_SEALED)
  const missing = values.get(MISSING) ?? 0
  if (missing > 0) throw new CommandRefusal(EXIT.failed, words.documentsMissing(missing))
  const sealed = values.get(keyId) ?? 0
  if (sealed > 0) throw new CommandRefusal(EXIT.failed, words.stillSealed(sealed, keyId))
  const remaining = { linkKeys: settings.linkKeys, fieldKeys }
  const made = await retireFieldKey(house, { keyId, remaining, vault: createVault(fieldKeys) }, at)
  return words.fieldRetired(keyId, made)
}

/** The first key is in use and cannot go. @throws CommandRefusal */
function without(
  [first, ...others]: readonly [NamedKey, ...NamedKey[]],
  keyId: string,
  refusal: string,
): [NamedKey, ...NamedKey[]] {
  if (!others.some(({ id }) => id === keyId)) throw new CommandRefusal(EXIT.configuration, refusal)
  return [first, ...others.filter(({ id }) => id !== keyId)]
}
