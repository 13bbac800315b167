/** How a code travels. */
export type OtpChannel = 'sms' | 'voice' | 'whatsapp' | 'email';
