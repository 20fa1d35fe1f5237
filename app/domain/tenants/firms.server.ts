import type { Executor } from '../house'

/** Every firm of the installation, for whoever runs the machine. */
export function listFirms(executor: Executor): Promise<{ id: string; name: string }[]> {
  return executor.selectFrom('tenants').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
