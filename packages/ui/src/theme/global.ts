// For its effect: layer order, both themes, reset and the Latin face. The portal and Storybook import it from source;
// who installs the package gets it as the head of styles.css.
import './layers.css';
import './themes.css';
import './reset.css';
import '../fonts.css';
