import type { EndedLink, InOffice, NotAllowed, NotPublished, OtherFirm, UsedLink, Wait } from './error-data'

export function isNotAllowed(value: unknown): value is NotAllowed {
  return kindOf(value) === 'not-allowed'
}

export function isInOffice(value: unknown): value is InOffice {
  return kindOf(value) === 'in-office'
}

export function isUsedLink(value: unknown): value is UsedLink {
  return kindOf(value) === 'used-link'
}

export function isWait(value: unknown): value is Wait {
  return kindOf(value) === 'wait'
}

export function isOtherFirm(value: unknown): value is OtherFirm {
  return kindOf(value) === 'other-firm'
}

export function isEndedLink(value: unknown): value is EndedLink {
  return kindOf(value) === 'ended-link'
}

export function isNotPublished(value: unknown): value is NotPublished {
  return kindOf(value) === 'not-published'
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
}
