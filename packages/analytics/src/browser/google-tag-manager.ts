/* Google Tag Manager: https://developers.google.com/tag-platform/tag-manager/datalayer */
import {loadScript, onFormSubmitted, whenAgreed, whenSeen} from './moments.ts';

/** `GTM-…` */
declare const ID: string;

whenAgreed(() => {
  whenSeen(() => {
    const page = window as unknown as {dataLayer?: unknown[]};
    const dataLayer = (page.dataLayer ??= []);
    dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${ID}`);
    onFormSubmitted(() => {
      dataLayer.push({event: 'form_submitted'});
    });
  });
});
