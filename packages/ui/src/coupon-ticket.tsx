import TicketPercent from 'lucide-react/icons/ticket-percent';
import X from 'lucide-react/icons/x';
import styles from './coupon-ticket.module.css';

interface CouponTicketProps {
  code: string;
  /** '10% off' */
  text: string;
  closeLabel: string;
  onClose: () => void;
}

/** A coupon that is in force, as a ticket with a cross to give it back. */
export function CouponTicket({ code, text, closeLabel, onClose }: CouponTicketProps) {
  return (
    <div className={styles.ticket}>
      <span className={styles.code}>
        <TicketPercent aria-hidden="true" />
        <b>{code}</b>
      </span>
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
