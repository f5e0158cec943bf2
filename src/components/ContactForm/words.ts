import type {UiTexts} from '../../content/schema';

/** What the form says if its requests are sent to an address. */
export type DeliveryWords = UiTexts['contactForm']['delivery'];

/** Everything else that it says. */
export type FormWords = Omit<UiTexts['contactForm'], 'delivery'>;

export type Delivery = {
  /** Where requests are sent. */
  endpoint: string;
  /** What is said of that. */
  words: DeliveryWords;
};
