import Head from '@docusaurus/Head';
import Actions from '../../components/Actions';
import Banner from '../../components/Banner';
import Benefit from '../../components/Benefit';
import CardGrid from '../../components/CardGrid';
import Checklist from '../../components/Checklist';
import ComparisonTable from '../../components/ComparisonTable';
import ContactDetails from '../../components/ContactDetails';
import ContactPanel from '../../components/ContactPanel';
import Figure from '../../components/Figure';
import FigureBand from '../../components/FigureBand';
import Hero from '../../components/Hero';
import ProcessFlowchart from '../../components/ProcessFlowchart';
import ProcessStep from '../../components/ProcessStep';
import Section from '../../components/Section';
import Step from '../../components/Step';
import StepLine from '../../components/StepLine';
import Studies from '../../components/Studies';
import TopicCard from '../../components/TopicCard';
import ButtonLink from './ButtonLink';
import {markdownElements} from './markdownElements';
import {
  ClientName,
  ContactForm,
  SavingsCalculator,
  ToolCatalogue,
  ToolComparison,
  Video,
} from './recordComponents';

/** The components that pages can use without importing them. */
const MDXComponents = {
  Head,
  ...markdownElements,
  Actions,
  Banner,
  Benefit,
  Button: ButtonLink,
  CardGrid,
  Checklist,
  ClientName,
  ComparisonTable,
  ContactDetails,
  ContactForm,
  ContactPanel,
  Figure,
  FigureBand,
  Hero,
  ProcessFlowchart,
  ProcessStep,
  SavingsCalculator,
  Section,
  Step,
  StepLine,
  Studies,
  ToolCatalogue,
  ToolComparison,
  TopicCard,
  Video,
};

export default MDXComponents;
