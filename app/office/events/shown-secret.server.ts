import type { OfficeVisitor } from '~/auth/access'
import { showOnce, takeShownOnce } from '~/auth/shown-once.server'

type User = OfficeVisitor['user']
type Scope = OfficeVisitor['scope']

export { showOnce as keepShown }

/** The next page of this endpoint in this session shows its secret, once. */
export function showSecret({ tokenHash }: User, scope: Scope, endpointId: string, secret: string): void {
  showOnce(keyOf(tokenHash, scope, endpointId), [secret], Date.parse(scope.at))
}

export function takeSecret({ tokenHash }: User, scope: Scope, endpointId: string): string | null {
  return takeShownOnce(keyOf(tokenHash, scope, endpointId), Date.parse(scope.at))?.[0] ?? null
}

function keyOf(tokenHash: string, { tenantId }: Scope, endpointId: string): string {
  return `${tokenHash} event secret ${tenantId} ${endpointId}`
}
