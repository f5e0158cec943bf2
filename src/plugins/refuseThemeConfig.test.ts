/** @jest-environment node */
import refuseThemeConfig from './refuseThemeConfig';

const validate = (themeConfig: object) => () =>
  refuseThemeConfig.validateThemeConfig?.({
    themeConfig,
    validate: () => {
      throw new Error('not used');
    },
  });

it.each(['announcementBar', 'navbar', 'footer'])('says where to write themeConfig.%s', (name) => {
  expect(validate({[name]: {}})).toThrow(
    new RegExp(`themeConfig\\.${name}\\. Delete it.*in docs-content/data/site\\.yaml`),
  );
});

it('keeps everything else', () => {
  expect(validate({colorMode: {}})()).toEqual({colorMode: {}});
});
