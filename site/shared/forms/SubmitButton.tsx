/** The button of a form: while sending it says so and does nothing. */
export function SubmitButton({ isSending, words }: { isSending: boolean; words: { submit: string; sending: string } }) {
  return (
    <button className={isSending ? 'button is-busy' : 'button'} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? words.sending : words.submit}
    </button>
  )
}
