import {options} from 'preact';

const textField = /^(input|textarea)(?!-|checkbox|radio|file)/;
const next = options.vnode?.bind(options);

// React's `onChange` on a text field follows each keystroke, which is the browser's `input` event.
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>;
  if (props.onChange && textField.test(`${String(vnode.type)}${String(props.type)}`)) {
    props[props.onInput ? 'onInputCapture' : 'onInput'] = props.onChange;
    delete props.onChange;
  }
  next?.(vnode);
};
