import { ROLES } from '~/domain/kernel/rights'
import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import type { Role } from '~db/schema'

export function RoleField({ stored }: { stored?: Role }) {
  const texts = useTexts()
  const { faults, values } = useRefusal()
  const chosen = values.role ?? stored
  return (
    <ChoiceGroup id="role" legend={texts.users.role} fault={faults.role}>
      {ROLES.map((role, index) => (
        <RadioChoice
          key={role}
          // The error summary links to the first one.
          id={index === 0 ? 'role' : `role-${role}`}
          name="role"
          value={role}
          label={texts.office.roles[role]}
          hint={texts.users.roleHints[role]}
          isChecked={chosen === role}
        />
      ))}
    </ChoiceGroup>
  )
}
