import type { WatchedEndpoint } from '~/domain/events/list.server'
import { formatMoment } from '~/i18n/format'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'

/** What can be done with an endpoint, by how it stands. */
export function useEndpointActs(
  firmId: string,
  { id, state, test }: WatchedEndpoint,
): { next: Act; others: Acts } {
  const { events: texts } = useTexts()
  const sendTest = {
    label: test === null ? texts.test : texts.testAgain,
    action: paths.eventEndpointTest(firmId, id),
    fields: { [SEEN_FIELD]: test?.at ?? '' },
  }
  const resume = { label: texts.resume, action: paths.eventEndpointResume(firmId, id) }
  if (state === 'ended')
    return {
      next: resume,
      others: [
        sendTest,
        {
          label: texts.remove,
          action: paths.eventEndpointRemoval(firmId, id),
          confirm: texts.removeText,
          isEnd: true,
        },
      ],
    }
  const pause = { label: texts.pause, action: paths.eventEndpointPause(firmId, id) }
  return {
    next: state === 'paused' ? resume : sendTest,
    others: [
      state === 'paused' ? sendTest : pause,
      { label: texts.end, action: paths.eventEndpointEnd(firmId, id), confirm: texts.endText, isEnd: true },
    ],
  }
}

/** What can be changed of one that has not ended. */
export function useSettingActs(firmId: string, { id, state, formerUntil }: WatchedEndpoint): Acts {
  const { events: texts } = useTexts()
  const language = useLanguage()
  if (state === 'ended') return []
  return [
    { label: texts.change, to: paths.eventEndpointChange(firmId, id) },
    {
      label: texts.changeSecret,
      action: paths.eventEndpointSecret(firmId, id),
      fields: { [SEEN_FIELD]: formerUntil ?? '' },
      confirm:
        formerUntil === null
          ? texts.changeSecretText
          : texts.changeSecretAgain(formatMoment(formerUntil, language)),
    },
  ]
}
