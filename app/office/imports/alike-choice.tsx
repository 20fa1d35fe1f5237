import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { useTexts } from '~/kit/language'
import { ALIKE_FIELD, TAKEN } from './decision-form'

export function AlikeChoice({ without, all }: { without: string; all: string }) {
  const texts = useTexts().imports.verdicts
  return (
    <ChoiceGroup id={ALIKE_FIELD} legend={texts.alikeQuestion}>
      <RadioChoice
        id={ALIKE_FIELD}
        name={ALIKE_FIELD}
        value="nein"
        label={texts.alikeLeave(without)}
        isChecked
      />
      <RadioChoice id={`${ALIKE_FIELD}-ja`} name={ALIKE_FIELD} value={TAKEN} label={texts.alikeTake(all)} />
    </ChoiceGroup>
  )
}
