import { textAt, type XmlElement } from '../../../values/xml-tree'
import { BankConflict } from '../../conflict'

/** Text until version 07, a code of its own from 08 on. What is announced for later is no money yet. */
export function entryStatus(entry: XmlElement): 'booked' | 'pending' | 'information' {
  const status = textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts') ?? ''
  if (status === 'BOOK') return 'booked'
  if (status === 'PDNG' || status === 'FUTR') return 'pending'
  if (status === 'INFO') return 'information'
  throw new BankConflict(`bank_file_field Sts ${status}`.trimEnd() as `bank_file_field ${string}`)
}
