import { useTexts } from '../language'

/** Tells the owner about a member's second factor, which is not the firm's to change. */
export function MemberSecondFactor({ email, isOn }: { email: string; isOn: boolean }) {
  const texts = useTexts().secondFactor
  return (
    <section className="stack-tight" aria-labelledby="zweiter-faktor">
      <h2 id="zweiter-faktor">{texts.title}</h2>
      <p>{isOn ? texts.ofMember.on : texts.ofMember.off}</p>
      {isOn ? (
        <>
          <p>{texts.ofMember.reset}</p>
          <p>
            <code className="copyable">npm run user -- reset-second-factor {email}</code>
          </p>
        </>
      ) : null}
    </section>
  )
}
