export interface TextMessage {
  to: string;
  channel: 'sms' | 'voice' | 'whatsapp' | 'email';
  /** Our name of a text registered with the operators; only its variables are ours to fill. */
  template: 'otp' | 'guardian_invitation' | 'purchase_approval' | 'phone_changed';
  variables: Readonly<Record<string, string>>;
  /** The same reference is the same message: a repeated call sends nothing new. */
  reference: string;
}

export interface SmsSender {
  /** Answers the provider's own reference. */
  send(message: TextMessage): Promise<string>;
}

export interface SmsOptions {
  url: string;
  key: string;
  senderId: string;
  /** Registered template id for each of our names (Indian DLT rules). */
  templates: Readonly<Record<string, string>>;
}

const timeoutMs = 10_000;

/** A provider reached over HTTPS by template id and variables. */
export function createSmsSender({ url, key, senderId, templates }: SmsOptions): SmsSender {
  return {
    async send({ to, channel, template, variables, reference }) {
      const answer = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({
          to,
          channel,
          sender_id: senderId,
          template_id: templates[template] ?? template,
          variables,
          reference,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
      const { id } = (await answer.json()) as { id: string };
      return id;
    },
  };
}
