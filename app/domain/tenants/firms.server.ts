import type { Executor } from '../kernel/house'

/** Every firm of the installation, for the operator. */
export function listFirms(executor: Executor): Promise<{ id: string; name: string }[]> {
  return executor.selectFrom('tenants').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
