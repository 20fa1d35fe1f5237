import { de } from './outbox.de'
import { en } from './outbox.en'

export const outboxTexts = { de, en }
