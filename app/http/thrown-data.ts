import type { data } from '@remix-run/node'

export type ThrownData = ReturnType<typeof data<unknown>>

export function isThrownData(error: unknown): error is ThrownData {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
