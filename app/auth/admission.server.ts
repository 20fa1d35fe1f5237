import type { LoaderFunctionArgs } from '@remix-run/node'
import type {
  Access,
  AccountLinkVisitor,
  KeyVisitor,
  LinkVisitor,
  OfficeVisitor,
  SecretVisitor,
} from './access'
import { admitByAccountLink } from './account-link-guard.server'
import { admitByKey } from './key-guard.server'
import { admitByGenuineLink, admitByLink } from './link-guard.server'
import { admitToOffice } from './office-guard.server'
import { admitToCode, admitToPayslips } from './payslip-guard.server'
import { admitBySecret } from './secret-guard.server'

/** Admits a visitor as the route declares, or throws the response. */
export async function admit(
  access: Access,
  args: LoaderFunctionArgs,
): Promise<OfficeVisitor | LinkVisitor | AccountLinkVisitor | SecretVisitor | KeyVisitor | undefined> {
  const { request, params } = args
  switch (access.access) {
    case 'public':
      return undefined
    case 'secret':
      return admitBySecret(request)
    case 'key':
      return admitByKey(request, (!isReading(request) && access.toChange) || access.scope)
    case 'link':
      return admitByLink(request, access, params.token)
    case 'genuine-link':
      return admitByGenuineLink(request, access.purpose, params.token)
    case 'payslips':
      return admitToPayslips(request, access, params.token)
    case 'payslip-code':
      return admitToCode(request, params.token)
    case 'account-link':
      return admitByAccountLink(request, access.purpose, params.token)
    default:
      return admitToOffice(args, access.access)
  }
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
