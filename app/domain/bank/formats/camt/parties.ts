import { first, textAt, type XmlElement } from '../../../values/xml-tree'
import type { EntryDetail } from '../../statement'

interface Seen {
  direction: string | undefined
  isBack: boolean
  ownIban: string | null
}

type Side = 'Dbtr' | 'Cdtr'

const CREDITOR_ID = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/

/** Who paid or was paid, on whose behalf, and the creditor's id. */
export function otherSide(
  part: XmlElement | undefined,
  seen: Seen,
): Pick<EntryDetail, 'party' | 'ultimateName' | 'creditorId'> {
  const parties = first(part, 'RltdPties')
  const agents = first(part, 'RltdAgts')
  const side = sideOf(parties, seen)
  const bank = first(agents, `${side}Agt/FinInstnId`)
  return {
    party: {
      name: nameOf(first(parties, side)),
      iban: ibanOf(parties, side),
      bic: textAt(bank, 'BICFI') ?? textAt(bank, 'BIC') ?? null,
    },
    ultimateName: nameOf(first(parties, `Ultmt${side}`)),
    creditorId: creditorIdOf(first(parties, 'Cdtr')),
  }
}

/**
 * What comes back keeps the parties of the payment that it returns: of a returned debit, the debtor is still who was to
 * pay. Our own account is never the other side.
 */
function sideOf(parties: XmlElement | undefined, { direction, isBack, ownIban }: Seen): Side {
  const expected: Side = (direction === 'CRDT') === isBack ? 'Cdtr' : 'Dbtr'
  const other: Side = expected === 'Dbtr' ? 'Cdtr' : 'Dbtr'
  const isOurs = (side: Side) => ownIban !== null && ibanOf(parties, side) === ownIban
  const isNamed = (side: Side) => nameOf(first(parties, side)) !== '' || ibanOf(parties, side) !== null
  if (isOurs(expected) && !isOurs(other)) return other
  return !isNamed(expected) && isNamed(other) && !isOurs(other) ? other : expected
}

function ibanOf(parties: XmlElement | undefined, side: Side): string | null {
  return textAt(parties, `${side}Acct/Id/IBAN`)?.replaceAll(' ', '').toUpperCase() ?? null
}

/** Inside `Pty` from version 08 on; a bank as the party itself is in `Agt`. */
function nameOf(party: XmlElement | undefined): string {
  return textAt(party, 'Pty/Nm') ?? textAt(party, 'Nm') ?? textAt(party, 'Agt/FinInstnId/Nm') ?? ''
}

function creditorIdOf(creditor: XmlElement | undefined): string | null {
  const inside = first(creditor, 'Pty') ?? creditor
  const ids = [textAt(inside, 'Id/PrvtId/Othr/Id'), textAt(inside, 'Id/OrgId/Othr/Id')]
  return ids.find((id) => id !== undefined && CREDITOR_ID.test(id)) ?? null
}
